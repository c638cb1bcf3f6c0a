# A Pesthouse in a container. Its data is in /data: mount a volume there. Settings come as environment variables, see docs/hosting.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npm run build && node scripts/ship.mjs /ship
RUN cd /ship && npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm package-lock.json node_modules/.package-lock.json

FROM node:22-bookworm-slim
WORKDIR /app
# Whoever comes by way of the container's own network is the proxy of the machine: publish the port to 127.0.0.1 only, as docs/hosting.md says.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4747 PESTHOUSE_DATA=/data TRUST_PROXY=172.16.0.0/12
COPY --from=build /ship ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4747
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4747) + '/healthz').then((x) => process.exit(x.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "house/dist/node/cli.js", "serve", "--no-open"]
