// Icons that the first screen of a table does not need.
import check from 'lucide/dist/esm/icons/check.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import copy from 'lucide/dist/esm/icons/copy.mjs'
import ellipsisVertical from 'lucide/dist/esm/icons/ellipsis-vertical.mjs'
import pencil from 'lucide/dist/esm/icons/pencil.mjs'
import plug from 'lucide/dist/esm/icons/plug.mjs'
import plus from 'lucide/dist/esm/icons/plus.mjs'
import share2 from 'lucide/dist/esm/icons/share-2.mjs'
import trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { icon } from './icons.js'

export const Check = /* @__PURE__ */ icon(check)
export const Clock = /* @__PURE__ */ icon(clock)
export const Copy = /* @__PURE__ */ icon(copy)
export const EllipsisVertical = /* @__PURE__ */ icon(ellipsisVertical)
export const Pencil = /* @__PURE__ */ icon(pencil)
export const Plug = /* @__PURE__ */ icon(plug)
export const Plus = /* @__PURE__ */ icon(plus)
export const Share2 = /* @__PURE__ */ icon(share2)
export const Trash2 = /* @__PURE__ */ icon(trash2)
