-- Names on the channel 'content' what a statement has changed of what everybody may read: 'agents' for the lists, and the
-- ids of the agents whose records or comments changed; '*' for a change of more than 100.
CREATE FUNCTION "announce_content"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	topics text[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		PERFORM pg_notify('content', '*');
		RETURN NULL;
	END IF;
	IF TG_TABLE_NAME = 'agents' THEN
		topics := ARRAY(SELECT id::text FROM changed LIMIT 101);
	ELSE
		topics := ARRAY(SELECT DISTINCT agent_id::text FROM changed LIMIT 101);
	END IF;
	IF cardinality(topics) = 0 THEN RETURN NULL; END IF;
	IF cardinality(topics) > 100 THEN
		PERFORM pg_notify('content', '*');
	ELSE
		IF TG_TABLE_NAME = 'agents' THEN topics := topics || 'agents'::text; END IF;
		PERFORM pg_notify('content', array_to_string(topics, ','));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "agents_inserted_content" AFTER INSERT ON "agents"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agents_updated_content" AFTER UPDATE ON "agents"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agents_deleted_content" AFTER DELETE ON "agents"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "agents_truncated_content" AFTER TRUNCATE ON "agents"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "comments_inserted_content" AFTER INSERT ON "comments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "comments_updated_content" AFTER UPDATE ON "comments"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "comments_deleted_content" AFTER DELETE ON "comments"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
--> statement-breakpoint
CREATE TRIGGER "comments_truncated_content" AFTER TRUNCATE ON "comments"
	FOR EACH STATEMENT EXECUTE FUNCTION "announce_content"();
