-- Phone numbers as `normalizePhone` of the contracts writes them. One that cannot be called stays as it is.
WITH "written" AS (
	SELECT "id", regexp_replace("phone", '[\s().-]', '', 'g') AS "text" FROM "agents"
), "dialled" AS (
	SELECT "id", regexp_replace(
		CASE
			WHEN "text" ~ '^\+?00' THEN regexp_replace("text", '^\+?00', '')
			WHEN "text" ~ '^\+?0' THEN '234' || regexp_replace("text", '^\+?0', '')
			WHEN "text" ~ '^[789][0-9]{9}$' THEN '234' || "text"
			ELSE ltrim("text", '+')
		END,
		'^(27|33|44|49|233|234|254|971)0', '\1'
	) AS "digits"
	FROM "written"
	WHERE "text" ~ '^(\+?[0-9]{11,}|[789][0-9]{9})$'
)
UPDATE "agents"
SET
	"phone" = '+' || "digits",
	"verified_phone" = CASE WHEN "verified_phone" IS NULL THEN NULL ELSE "digits" END
FROM "dialled"
WHERE "agents"."id" = "dialled"."id"
	AND "phone" <> '+' || "digits"
	AND "digits" ~ '^[1-9][0-9]{10,14}$'
	AND "digits" !~ '^[0-9]{1,3}0+$'
	AND ("digits" !~ '^234' OR "digits" ~ '^234([1-9][0-9]{9,}|(?!70|8[01]|9[01])[1-9][0-9]{7})$');
