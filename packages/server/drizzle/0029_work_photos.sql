CREATE TABLE "work_photos" (
	"agent_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photo" text NOT NULL,
	"caption" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_photos_agent_id_id_pk" PRIMARY KEY("agent_id","id"),
	CONSTRAINT "work_photos_photo_id" CHECK ("work_photos"."photo" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "work_photos" ADD CONSTRAINT "work_photos_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_photos_photo" ON "work_photos" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "agents_withheld" ON "agents" USING btree ("id") WHERE "agents"."hidden_at" is not null or "agents"."blocked_at" is not null or "agents"."deletion_due_at" is not null;