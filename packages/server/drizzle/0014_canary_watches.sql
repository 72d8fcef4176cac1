CREATE TABLE "canary_watches" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"is_auto" boolean DEFAULT false NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"baseline" json DEFAULT '{}'::json NOT NULL,
	"looked_at" integer DEFAULT 0 NOT NULL
);
