CREATE TABLE "agent_weeks" (
	"agent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"whats_apps" integer DEFAULT 0 NOT NULL,
	"emails" integer DEFAULT 0 NOT NULL,
	"favourites" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "agent_weeks_agent_id_week_pk" PRIMARY KEY("agent_id","week")
);
--> statement-breakpoint
ALTER TABLE "agent_weeks" ADD CONSTRAINT "agent_weeks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_weeks_oldest" ON "agent_weeks" USING btree ("week");