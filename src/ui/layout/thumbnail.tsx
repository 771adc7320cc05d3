import { useState, type ReactNode } from 'react'
import { DrawnPicture, readDrawing } from './drawing.js'
import { inText } from '../style/in-text.js'
import { registerStyles } from '../style/styles.js'
import css from './thumbnail.css'

registerStyles(css)

export type ThumbnailProps = {
  src?: string | undefined
  /** Shown where there is no picture, or where it cannot be loaded. */
  fallback: ReactNode
  /** In CSS pixels where the text is 14 px; it grows with the text. @default 40 */
  size?: number | undefined
  alt?: string | undefined
}

interface PictureProps extends ThumbnailProps {
  /** Is told that it cannot be loaded. */
  readonly onError?: () => void
}

/** A picture from elsewhere, or one that is drawn here: its place is kept, and only web and image addresses are asked for. */
export function ThumbnailPicture({ src = '', fallback, size = 40, alt = '', onError }: PictureProps) {
  const drawing = readDrawing(src)
  const isShown = /^(https?:|data:image\/)/i.test(src)
  return (
    <span className="thumbnail" style={{ inlineSize: inText(size), blockSize: inText(size) }}>
      {drawing && <DrawnPicture drawing={drawing} />}
      {!drawing && isShown && (
        <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" onError={onError} />
      )}
      {!drawing && !isShown && fallback}
    </span>
  )
}

/** The same, with the drawing in its place where it cannot be loaded. */
export function Thumbnail(props: ThumbnailProps) {
  const { src } = props
  const [failed, setFailed] = useState('')
  const shown = src === failed ? undefined : src
  return <ThumbnailPicture {...props} src={shown} onError={() => setFailed(src ?? '')} />
}
