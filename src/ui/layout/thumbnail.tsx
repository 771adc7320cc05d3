import { type ReactNode, useState } from 'react'
import { inText } from '../style/in-text.js'
import { registerStyles } from '../style/styles.js'
import { IllustrationPicture, readIllustration } from './illustration.js'
import css from './thumbnail.css'

registerStyles(css)

type ThumbnailProps = {
  src?: string | undefined
  /** Shown without a picture or if it fails to load. */
  fallback: ReactNode
  /** In CSS px at a text size of 14 px; scales with the text. @default 40 */
  size?: number | undefined
}

interface PictureProps extends ThumbnailProps {
  /** Called if the picture fails to load. */
  readonly onError?: () => void
}

/** A picture with reserved space. Only http(s), data and drawn addresses are used. */
export function ThumbnailPicture({ src = '', fallback, size = 40, onError }: PictureProps) {
  const illustration = readIllustration(src)
  const isShown = /^(https?:|data:image\/)/i.test(src)
  return (
    <span className="thumbnail muted" style={{ inlineSize: inText(size), blockSize: inText(size) }}>
      {illustration && <IllustrationPicture illustration={illustration} />}
      {!illustration && isShown && (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" onError={onError} />
      )}
      {!illustration && !isShown && fallback}
    </span>
  )
}

/** A `ThumbnailPicture` that shows the fallback if it fails to load. */
export function Thumbnail(props: ThumbnailProps) {
  const { src } = props
  const [failed, setFailed] = useState('')
  const shown = src === failed ? undefined : src
  return <ThumbnailPicture {...props} src={shown} onError={() => setFailed(src ?? '')} />
}
