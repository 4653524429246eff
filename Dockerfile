# Greenroom as one container: built here, run by a user without rights on a file system it cannot write. Data is in /data.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/coach/package.json packages/coach/
COPY packages/functions/package.json packages/functions/
COPY packages/gateway/package.json packages/gateway/
COPY packages/testing/package.json packages/testing/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/

FROM manifests AS web
RUN npm ci --no-audit --no-fund
COPY packages packages
COPY apps/web apps/web
COPY tsconfig.base.json ./
RUN cd apps/web && NODE_ENV=production node ../../node_modules/vite/bin/vite.js build --logLevel warn

FROM manifests AS dependencies
# The image has its own Node; the one that comes with the dependencies is for machines without.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim AS runtime
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=web /app/apps/web/dist apps/web/dist
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY supabase/migrations supabase/migrations
COPY supabase/seed supabase/seed
COPY supabase/seed.sql supabase/seed.sql
# A first start copies this. To make it there takes some seconds and 200 MB more.
RUN node --liftoff-only apps/server/src/make-empty-database.ts
RUN mkdir /data && chown node:node /data && chmod 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Freed memory goes back to the system: glibc would keep 75 to 140 MB of it.
ENV MALLOC_TRIM_THRESHOLD_=131072
# A bounded young generation: without it Node takes 100 MB more for garbage.
CMD ["node", "--max-semi-space-size=4", "apps/server/src/main.ts"]
