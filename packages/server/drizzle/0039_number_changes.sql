ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_kind";--> statement-breakpoint
ALTER TABLE "email_restores" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agents_unverified" ON "agents" USING btree ("created_at") WHERE "agents"."email_verified_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_of_agent" ON "mail_outbox" USING btree ("agent_id") WHERE "mail_outbox"."agent_id" is not null;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_kind" CHECK ("account_tokens"."kind" in ('verify', 'reset', 'email', 'deletion', 'phone', 'newPhone'));--> statement-breakpoint
CREATE FUNCTION "delete_mail_of_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "mail_outbox" WHERE "id" = OLD."mail_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "delete_mail_of_comment" AFTER DELETE ON "unconfirmed_comments"
FOR EACH ROW EXECUTE FUNCTION "delete_mail_of_comment"();
