CREATE TABLE "used_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "used_tokens_oldest" ON "used_tokens" USING btree ("used_at");