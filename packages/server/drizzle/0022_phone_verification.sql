CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agent_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_kind";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "phone_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "verified_phone" text;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_oldest" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_of_agent" ON "text_messages" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "agents_verified_phone" ON "agents" USING btree ("verified_phone") WHERE "agents"."verified_phone" is not null;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_kind" CHECK ("account_tokens"."kind" in ('verify', 'reset', 'email', 'deletion', 'phone'));--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_phone_verified" CHECK (("agents"."phone_verified_at" is null) = ("agents"."verified_phone" is null));