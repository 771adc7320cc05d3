import printer from 'lucide/dist/esm/icons/printer.mjs'
import qrCode from 'lucide/dist/esm/icons/qr-code.mjs'
import share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { icon } from '../../../ui/icons.js'

export const Printer = icon(printer)
export const QrCode = icon(qrCode)
export const Share2 = icon(share2)
