import cloud from 'lucide/dist/esm/icons/cloud.mjs'
import creditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import hash from 'lucide/dist/esm/icons/hash.mjs'
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import type { ReactElement } from 'react'
import { icon } from '../../ui/icons.js'
import type { WayMode } from './rules/access-grant.js'

/** Icons of the ways in. */
export const WAY_ICONS: Readonly<Record<WayMode, () => ReactElement>> = {
  code: /* @__PURE__ */ icon(hash),
  mobile_key: /* @__PURE__ */ icon(smartphone),
  card: /* @__PURE__ */ icon(creditCard),
  cloud_key: /* @__PURE__ */ icon(cloud)
}
