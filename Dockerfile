# Assay with its k6, for machines without Node and Go. Build: docker build -t assay .
# Run: docker run --rm -e ASSAY_KEY -v "$PWD:/work" assay check https://api.example.com --model NAME --out results
#
# The image holds a k6 binary, which is AGPL-3.0. Whoever passes the image on passes k6 on: its source is in
# /usr/share/assay/source, and the lists of all npm and Go parts (CycloneDX) are in /usr/share/assay/sbom.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim
ARG GO_IMAGE=golang:1.25.4-bookworm

FROM ${GO_IMAGE} AS go

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
# `npm pack` installs the packages of the lock file first. The list of what is installed is made where it is installed; the second
# one names what the package was built with, and so what it carries bundled.
RUN npm pack --pack-destination /tmp \
    && mkdir -p /out/sbom /out/assay \
    && echo '{"name":"assay-image","version":"0.0.0","private":true}' > /out/assay/package.json \
    && npm install --prefix /out/assay --ignore-scripts --no-audit --no-fund --loglevel=error /tmp/*.tgz \
    && npm sbom --prefix /out/assay --sbom-format cyclonedx > /out/sbom/npm.cdx.json \
    && npm sbom --package-lock-only --sbom-format cyclonedx > /out/sbom/npm-build.cdx.json

FROM build AS k6
COPY --from=go /usr/local/go /usr/local/go
ENV PATH="/usr/local/go/bin:${PATH}" GOTOOLCHAIN=local CGO_ENABLED=0
ARG CYCLONEDX_GOMOD=v1.9.0
# SSL certificates for the module proxy: the slim image has none.
COPY --from=go /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
RUN /out/assay/node_modules/.bin/assay doctor --build-k6 /out/k6 \
    && go run "github.com/CycloneDX/cyclonedx-gomod/cmd/cyclonedx-gomod@${CYCLONEDX_GOMOD}" bin -json -output /out/sbom/k6.cdx.json /out/k6 \
    && mkdir -p /out/source \
    && cp -r load/k6 /out/source/assay-k6 \
    && cp "$(go env GOMODCACHE)"/cache/download/go.k6.io/k6/v2/@v/*.zip /out/source/

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Assay" \
      org.opencontainers.image.description="Judges whether an AI service conforms to its interface, and measures how much it carries" \
      org.opencontainers.image.licenses="Apache-2.0 AND AGPL-3.0-only"
COPY --from=build /out/assay /opt/assay
COPY --from=k6 /out/k6 /usr/local/bin/assay-k6
COPY --from=k6 /out/sbom /usr/share/assay/sbom
COPY --from=k6 /out/source /usr/share/assay/source
COPY LICENSE /usr/share/assay/LICENSE
ENV ASSAY_K6=/usr/local/bin/assay-k6
# The k6-operator calls `k6` in its pods.
RUN ln -s /opt/assay/node_modules/.bin/assay /usr/local/bin/assay \
    && ln -s assay-k6 /usr/local/bin/k6 \
    && mkdir /work && chown node:node /work
# The user node of the image, by number, for hosts that refuse names.
USER 1000:1000
WORKDIR /work
ENTRYPOINT ["assay"]
CMD ["--help"]
