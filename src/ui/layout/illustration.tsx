/** A drawn picture: white lines or a letter on a colored background. */
interface Illustration {
  readonly colour: string
  readonly ground: string
  readonly lines: string
  readonly letter: string
}

/** `drawing:#2f6f4f;` with two SVG paths in a square of 80 and an optional letter. */
const ADDRESS = /^drawing:(#[\da-f]{6});([\d .a-z-]{0,400});([\d .a-z-]{0,400});([\p{L}\p{N}]?)$/iu

/** Parses a `drawing:` address, or returns `undefined`. */
export function readIllustration(address: string): Illustration | undefined {
  const [, colour, ground = '', lines = '', letter = ''] = ADDRESS.exec(address) ?? []
  return colour === undefined ? undefined : { colour, ground, lines, letter }
}

/** Draws it, whatever images the page's policy permits. */
export function IllustrationPicture({
  illustration: { colour, ground, lines, letter }
}: {
  readonly illustration: Illustration
}) {
  return (
    <svg viewBox="0 0 80 80" className="illustration" aria-hidden>
      <path d={ground} fill={colour} />
      {lines && <path d={lines} fill="none" stroke="#fff" strokeWidth={4} strokeLinecap="round" />}
      {letter && (
        <text x={40} y={57} textAnchor="middle" fill="#fff" fontFamily="sans-serif" fontSize={46} fontWeight={700}>
          {letter}
        </text>
      )}
    </svg>
  )
}
