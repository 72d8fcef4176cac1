-- In one statement, so that the table is written anew once.
ALTER TABLE "agents" ALTER COLUMN "agreement" SET DATA TYPE double precision, ALTER COLUMN "commission" SET DATA TYPE double precision;
