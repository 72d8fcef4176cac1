-- The session that asked for another address goes on when the others end; none of it outlives the token.
ALTER TABLE "account_tokens" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
CREATE TABLE "email_restores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"token_hash" "bytea" NOT NULL,
	"agent_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text GENERATED ALWAYS AS (lower(normalize("email", NFKC))) STORED NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_restores" ADD CONSTRAINT "email_restores_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "email_restores_token_key" ON "email_restores" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "email_restores_of_agent" ON "email_restores" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "email_restores_of_address" ON "email_restores" USING btree ("email_key");
--> statement-breakpoint
CREATE INDEX "email_restores_oldest" ON "email_restores" USING btree ("expires_at");
