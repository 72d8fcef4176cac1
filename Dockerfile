# The server with the shell and the releases of the remotes: docs/operations/install.md, "Containers".
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /repository
COPY . .
# Git is absent, and no test runs here: packages that tests alone need are not built.
ARG COMMIT
RUN COMMIT="$COMMIT" npm run package -- /package

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /package .
# The code belongs to root: the server cannot change it. DATA_DIR alone is written to, and /tmp.
RUN mkdir /data && chown node:node /data && ln -s /app/naija /usr/local/bin/naija
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.js"]
