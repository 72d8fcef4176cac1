CREATE TABLE "page_loads" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"outcomes" integer[] NOT NULL,
	"lcp" integer[] NOT NULL,
	"inp" integer[] NOT NULL,
	"cls" integer[] NOT NULL,
	CONSTRAINT "page_loads_remote_version_route_hour_pk" PRIMARY KEY("remote","version","route","hour")
);
--> statement-breakpoint
CREATE INDEX "page_loads_oldest" ON "page_loads" USING btree ("hour");