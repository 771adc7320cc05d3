import { type ComponentType, useMemo } from 'react'
import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import type { QrPath } from '../rules/qr-path.js'

/** The light border that a scanner needs, in squares of the code. */
const BORDER = 4

interface Props {
  readonly text: string
}

/** The picture of a text as a QR code, drawn by what was fetched for it. */
export function createQrPicture(qrPath: (text: string) => QrPath | undefined): ComponentType<Props> {
  return function QrPicture({ text }) {
    const { sharing: texts } = useManageMessages()
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
        {/* Scanners want it dark on white, in every scheme. */}
        <rect x={-BORDER} y={-BORDER} width="100%" height="100%" fill="white" />
        <path d={code.path} fill="black" />
      </svg>
    )
  }
}
