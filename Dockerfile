# The image's Node is the one that package.json names; the copy among the packages is left out.

FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# better-auth may be tested with vitest, which npm takes for a wish to have it, and its browser, here too.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
    node_modules/vitest node_modules/@vitest node_modules/playwright node_modules/playwright-core

FROM node:26-bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin shiuli \
  && install --directory --owner=shiuli --group=shiuli /data
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build build
COPY contract contract
COPY domain domain
COPY sandbox sandbox
COPY server server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 \
    MALLOC_TRIM_THRESHOLD_=8388608 MALLOC_TOP_PAD_=1048576
USER shiuli
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "build/program/main.js"]
