#!/usr/bin/env bash
# Everything that must hold before a change is merged, from a clean checkout.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
npm ci
npm run types
npm test
npm run build
