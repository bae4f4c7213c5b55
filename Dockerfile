# syntax=docker/dockerfile:1
# The container image (docs/operations/install.md). Of the first two stages, it contains only the assembled release.
ARG NODE=24.21.0

# The web app is the same for every processor, so it is built once, on the builder's own.
FROM --platform=$BUILDPLATFORM node:${NODE}-bookworm-slim AS web
WORKDIR /src
COPY . .
RUN npm ci && node -e "import('./tools/build-web.ts').then(({ buildWebIfNeeded }) => buildWebIfNeeded('/src'))"

# The packages are those of the target's processor.
FROM node:${NODE}-bookworm-slim AS release
WORKDIR /src
COPY . .
RUN npm ci --omit=dev
COPY --from=web /src/web/build web/build
RUN node tools/release/assemble.ts /release && mkdir -m 700 /empty

# It has C and C++ libraries and certificate authorities, but no shell and no package manager.
FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="Credenza" \
      org.opencontainers.image.licenses="Apache-2.0"
# initdb of the embedded Postgres, and bin/credenza, need a shell; dash links to nothing but the C library.
COPY --from=release /bin/dash /bin/sh
COPY --from=release /release /opt/credenza
COPY --from=release --chown=65532:65532 /empty /data
ENV PATH=/opt/credenza/bin \
    PROFILE=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER 65532:65532
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["/opt/credenza/bin/credenza", "health"]
ENTRYPOINT ["/opt/credenza/bin/credenza"]
CMD ["start"]
