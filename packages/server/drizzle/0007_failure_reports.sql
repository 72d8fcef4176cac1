CREATE TABLE "failure_reports" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "failure_reports_remote_version_kind_day_pk" PRIMARY KEY("remote","version","kind","day")
);
--> statement-breakpoint
CREATE INDEX "failure_reports_oldest" ON "failure_reports" USING btree ("day");
