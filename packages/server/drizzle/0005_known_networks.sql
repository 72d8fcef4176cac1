CREATE TABLE "known_networks" (
	"mark" "bytea" PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_networks_oldest" ON "known_networks" USING btree ("seen_at");
