ALTER TABLE "agents" ALTER COLUMN "agreement" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "agents" ALTER COLUMN "commission" SET DATA TYPE double precision;