import { type ComponentType, useMemo } from 'react'
import type { QrPath } from '../rules/qr-path.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { SHARING } from '../../../messages/sharing/en.js'

/** Width of the light border that scanners need, in modules of the QR code. */
const BORDER = 4

interface Props {
  readonly text: string
}

/** Creates a component that draws a text as a QR code. Gets `qrPath` from a module that is loaded on demand. */
export function createQrPicture(qrPath: (text: string) => QrPath | undefined): ComponentType<Props> {
  return function QrPicture({ text }) {
    const texts = useMessages(SHARING)
    const code = useMemo(() => qrPath(text), [text])
    if (!code) return <p role="alert">{texts.tooLong}</p>
    const side = code.size + 2 * BORDER
    return (
      <svg
        role="img"
        aria-label={texts.picture}
        viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        {/* Dark on white in every color scheme, because scanners need it. */}
        <rect x={-BORDER} y={-BORDER} width="100%" height="100%" fill="white" />
        <path d={code.path} fill="black" />
      </svg>
    )
  }
}
