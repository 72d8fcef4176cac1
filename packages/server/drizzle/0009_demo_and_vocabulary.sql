ALTER TABLE "agents" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Demo agents of before were seeded without the mark. Their addresses are under names that are reserved (RFC 2606), where
-- no mail arrives, so that nobody else has verified one. Of those whose address was changed since, it tells that they
-- joined years before there was the site: nobody can edit that.
UPDATE "agents" SET "is_demo" = true
WHERE "email_verified_at" IS NOT NULL AND (
	"email_key" ~ '@(example\.com|naijaagents\.example)$' OR "created_at" < '2026-01-01'
);
--> statement-breakpoint
CREATE INDEX "agents_demo" ON "agents" USING btree ("id") WHERE "is_demo";
--> statement-breakpoint
DROP TRIGGER "agents_remember_words" ON "agents";
--> statement-breakpoint
DROP FUNCTION "remember_words"();
--> statement-breakpoint
-- Words that a mistyped one may stand for: those in names and addresses of agents that a search can find.
CREATE FUNCTION "learns"("word" text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN length("word") BETWEEN 4 AND 30 AND "word" !~ '[0-9]';
--> statement-breakpoint
-- Keeps "known_words" to what listed agents hold, after a statement that changed "before" into "after" (arrays of words).
CREATE FUNCTION "learn_words"("before" text[], "after" text[]) RETURNS void LANGUAGE plpgsql AS $$
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
	);
END
$$;
--> statement-breakpoint
CREATE FUNCTION "learn_words_of_agents"() RETURNS trigger LANGUAGE plpgsql AS $$
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
		);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		after := ARRAY(
			SELECT DISTINCT word FROM new_agents, unnest(tsvector_to_array(words)) AS word
			WHERE email_verified_at IS NOT NULL AND image IS NOT NULL AND inspection_fee IS NOT NULL
		);
	END IF;
	PERFORM learn_words(before, after);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agents_words_inserted" AFTER INSERT ON "agents"
	REFERENCING NEW TABLE AS new_agents FOR EACH STATEMENT EXECUTE FUNCTION "learn_words_of_agents"();
--> statement-breakpoint
CREATE TRIGGER "agents_words_updated" AFTER UPDATE ON "agents"
	REFERENCING OLD TABLE AS old_agents NEW TABLE AS new_agents FOR EACH STATEMENT EXECUTE FUNCTION "learn_words_of_agents"();
--> statement-breakpoint
CREATE TRIGGER "agents_words_deleted" AFTER DELETE ON "agents"
	REFERENCING OLD TABLE AS old_agents FOR EACH STATEMENT EXECUTE FUNCTION "learn_words_of_agents"();
--> statement-breakpoint
CREATE TRIGGER "agents_words_truncated" AFTER TRUNCATE ON "agents"
	FOR EACH STATEMENT EXECUTE FUNCTION "learn_words_of_agents"();
--> statement-breakpoint
TRUNCATE "known_words";
--> statement-breakpoint
INSERT INTO "known_words"
SELECT DISTINCT word FROM "agents", unnest(tsvector_to_array("words")) AS word
WHERE learns(word) AND "email_verified_at" IS NOT NULL AND "image" IS NOT NULL AND "inspection_fee" IS NOT NULL;
