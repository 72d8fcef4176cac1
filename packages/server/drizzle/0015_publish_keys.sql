CREATE TABLE "publish_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"remote" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "publish_keys_hash" ON "publish_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "publish_keys_of_remote" ON "publish_keys" USING btree ("remote");