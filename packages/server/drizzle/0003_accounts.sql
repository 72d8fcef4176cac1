-- One account for an address, in whatever letter case and Unicode form it is written.
ALTER TABLE "agents" ADD COLUMN "email_key" text
	GENERATED ALWAYS AS (lower(normalize("email", NFKC))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "password_hash" text;
--> statement-breakpoint
DROP INDEX "agents_email_key";
--> statement-breakpoint
CREATE UNIQUE INDEX "agents_email_key" ON "agents" USING btree ("email_key");
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_tokens_agent_id_kind_pk" PRIMARY KEY("agent_id","kind"),
	CONSTRAINT "account_tokens_kind" CHECK ("account_tokens"."kind" in ('verify', 'reset', 'email'))
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_tokens_token_key" ON "account_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_tokens_oldest" ON "account_tokens" USING btree ("expires_at");
