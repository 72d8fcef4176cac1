CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" json,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"run" uuid,
	"leased_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"succeeded_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"last_error" text
);
