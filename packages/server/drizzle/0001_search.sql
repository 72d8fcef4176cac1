CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";
--> statement-breakpoint
-- The words of a text: lower case, without accents, cut to 60 characters (a tsvector takes 2,046 bytes each).
-- An apostrophe is left out, so that Sa'adu stays one word. The body is bound where it is made, whatever search_path says.
CREATE FUNCTION "words_of"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
	SELECT coalesce(array_agg(left(word, 60)), '{}')
	FROM regexp_split_to_table(
		regexp_replace(lower(unaccent('unaccent'::regdictionary, normalize($1, NFKD))), '[\u0300-\u036f''’‘ʼ`]', '', 'g'),
		'[^[:alnum:]]+'
	) AS word
	WHERE word <> ''
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "words" tsvector
	GENERATED ALWAYS AS (array_to_tsvector(words_of("name" || ' ' || "address"))) STORED NOT NULL;
--> statement-breakpoint
-- What "total_deals" counts as, with statistics and indexes of its own.
ALTER TABLE "agents" ADD COLUMN "deals" integer GENERATED ALWAYS AS (coalesce("total_deals", 0)) STORED NOT NULL;
--> statement-breakpoint
-- Every word that names and addresses have held, for finding those that a mistyped one may stand for.
CREATE TABLE "known_words" ("word" text PRIMARY KEY NOT NULL);
--> statement-breakpoint
CREATE INDEX "known_words_trigrams" ON "known_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION "remember_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In one order everywhere, so that two sign-ups never wait for each other.
	INSERT INTO known_words
	SELECT word FROM unnest(tsvector_to_array(NEW.words)) AS word
	WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]'
	ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agents_remember_words" AFTER INSERT OR UPDATE OF "name", "address" ON "agents"
	FOR EACH ROW EXECUTE FUNCTION "remember_words"();
--> statement-breakpoint
INSERT INTO "known_words"
SELECT DISTINCT word FROM "agents", unnest(tsvector_to_array("words")) AS word
WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[0-9]';
--> statement-breakpoint
DROP INDEX "agents_listed";
--> statement-breakpoint
CREATE INDEX "agents_words" ON "agents" USING gin ("words") WITH (fastupdate = off) WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_state_deals" ON "agents" USING btree ("state","deals","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_state_fee" ON "agents" USING btree ("state","inspection_fee","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_state_newest" ON "agents" USING btree ("state","created_at","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_deals" ON "agents" USING btree ("deals","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_fee" ON "agents" USING btree ("inspection_fee","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
--> statement-breakpoint
CREATE INDEX "agents_newest" ON "agents" USING btree ("created_at","id") WHERE "email_verified_at" is not null and "image" is not null and "inspection_fee" is not null;
