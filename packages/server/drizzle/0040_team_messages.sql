CREATE TABLE "release_watches" (
	"remote" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"looked_at" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failure_messages" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"stack" text DEFAULT '' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "failure_messages_remote_version_kind_message_pk" PRIMARY KEY("remote","version","kind","message")
);
--> statement-breakpoint
ALTER TABLE "page_loads" ADD COLUMN "failing_networks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "failure_messages_oldest" ON "failure_messages" USING btree ("last_at");