ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_kind";--> statement-breakpoint
DROP INDEX "agents_words";--> statement-breakpoint
DROP INDEX "agents_state_deals";--> statement-breakpoint
DROP INDEX "agents_state_fee";--> statement-breakpoint
DROP INDEX "agents_state_newest";--> statement-breakpoint
DROP INDEX "agents_deals";--> statement-breakpoint
DROP INDEX "agents_fee";--> statement-breakpoint
DROP INDEX "agents_newest";--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "deletion_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "agents_deletion_due" ON "agents" USING btree ("deletion_due_at") WHERE "agents"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient" ON "mail_outbox" USING btree (lower(normalize("recipient", NFKC)));--> statement-breakpoint
CREATE INDEX "agents_words" ON "agents" USING gin ("words") WITH (fastupdate=false) WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_state_deals" ON "agents" USING btree ("state","deals","id","inspection_fee","airbnb") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_state_fee" ON "agents" USING btree ("state","inspection_fee","id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_state_newest" ON "agents" USING btree ("state","created_at","id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_deals" ON "agents" USING btree ("deals","id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_fee" ON "agents" USING btree ("inspection_fee","id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
CREATE INDEX "agents_newest" ON "agents" USING btree ("created_at","id") WHERE "agents"."email_verified_at" is not null and "agents"."image" is not null and "agents"."inspection_fee" is not null and "agents"."hidden_at" is null and "agents"."blocked_at" is null and "agents"."deletion_due_at" is null;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_kind" CHECK ("account_tokens"."kind" in ('verify', 'reset', 'email', 'deletion'));--> statement-breakpoint
-- As before, but agents whose accounts are about to be deleted lend their words no more.
CREATE OR REPLACE FUNCTION "learn_words"("before" text[], "after" text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	gained text[] := ARRAY(SELECT word FROM unnest(after) AS word WHERE learns(word) EXCEPT SELECT unnest(before));
	lost text[] := ARRAY(SELECT word FROM unnest(before) AS word WHERE learns(word) EXCEPT SELECT unnest(after));
BEGIN
	IF cardinality(gained) = 0 AND cardinality(lost) = 0 THEN RETURN; END IF;
	-- One at a time until it is committed: else a word would be lost that somebody else is just given.
	PERFORM pg_advisory_xact_lock(hashtext('known_words'));
	INSERT INTO known_words SELECT unnest(gained) ON CONFLICT DO NOTHING;
	DELETE FROM known_words WHERE word = ANY (lost) AND NOT EXISTS (
		SELECT FROM agents WHERE words @@ quote_literal(word)::tsquery
			AND email_verified_at IS NOT NULL AND image IS NOT NULL AND inspection_fee IS NOT NULL
			AND hidden_at IS NULL AND blocked_at IS NULL AND deletion_due_at IS NULL
	);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "learn_words_of_agents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before text[] := '{}';
	after text[] := '{}';
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		TRUNCATE known_words;
		RETURN NULL;
	END IF;
	-- Each kind of statement has only one or both of the tables of rows.
	IF TG_OP <> 'INSERT' THEN
		before := ARRAY(
			SELECT DISTINCT word FROM old_agents, unnest(tsvector_to_array(words)) AS word
			WHERE email_verified_at IS NOT NULL AND image IS NOT NULL AND inspection_fee IS NOT NULL
				AND hidden_at IS NULL AND blocked_at IS NULL AND deletion_due_at IS NULL
		);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		after := ARRAY(
			SELECT DISTINCT word FROM new_agents, unnest(tsvector_to_array(words)) AS word
			WHERE email_verified_at IS NOT NULL AND image IS NOT NULL AND inspection_fee IS NOT NULL
				AND hidden_at IS NULL AND blocked_at IS NULL AND deletion_due_at IS NULL
		);
	END IF;
	PERFORM learn_words(before, after);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- As before, and devices remove what they have of an agent whose account is about to be deleted.
DROP TRIGGER "agents_hidden" ON "agents";
--> statement-breakpoint
CREATE TRIGGER "agents_hidden" AFTER UPDATE OF "hidden_at", "blocked_at", "deletion_due_at" ON "agents" FOR EACH ROW
	WHEN (
		coalesce(OLD.hidden_at, OLD.blocked_at, OLD.deletion_due_at) IS NULL
		AND coalesce(NEW.hidden_at, NEW.blocked_at, NEW.deletion_due_at) IS NOT NULL
	)
	EXECUTE FUNCTION "record_removal"();
