CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"register" text NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"checked_on" date,
	"valid_until" date,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "registrations_register" CHECK ("registrations"."register" in ('cac', 'lasrera', 'niesv')),
	CONSTRAINT "registrations_state" CHECK ("registrations"."state" in ('pending', 'confirmed', 'refused', 'revoked', 'expired')),
	CONSTRAINT "registrations_days" CHECK ("registrations"."state" <> 'confirmed' or ("registrations"."checked_on" is not null and "registrations"."valid_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_key" ON "registrations" USING btree ("agent_id","register");--> statement-breakpoint
CREATE INDEX "registrations_queue" ON "registrations" USING btree ("entered_at","id") WHERE "registrations"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "registrations_decided" ON "registrations" USING btree ("entered_at","id") WHERE "registrations"."state" <> 'pending';--> statement-breakpoint
CREATE INDEX "registrations_valid" ON "registrations" USING btree ("valid_until") WHERE "registrations"."state" = 'confirmed';--> statement-breakpoint
CREATE INDEX "registrations_number" ON "registrations" USING btree ("register","number");