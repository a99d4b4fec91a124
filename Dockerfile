# syntax=docker/dockerfile:1
# One build of Kalends, with the releases chosen below, in an image without shell or package manager.
#   docker build -t kalends . && docker run --read-only -p 8080:8080 -v kalends-keys:/keys kalends
# Keys: docker run --rm -v kalends-keys:/keys kalends /kalends/server.mjs keys add NAME

FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG RELEASES=2
RUN npm run build -- --releases "$RELEASES" \
 && cp -r "dist/builds/$(cat dist/current)" /kalends \
 && mkdir /keys && chown 65532:65532 /keys && chmod 700 /keys

FROM gcr.io/distroless/nodejs24-debian12:nonroot
COPY --from=build /kalends /kalends
COPY --from=build --chown=65532:65532 /keys /keys
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 KALENDS_KEYS_FILE=/keys/keys.json KALENDS_FIRST_KEY=off
USER 65532:65532
VOLUME /keys
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The image's entrypoint is node.
CMD ["/kalends/server.mjs"]
