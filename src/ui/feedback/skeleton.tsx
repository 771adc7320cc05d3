import { registerStyles } from '../style/styles.js'
import css from './skeleton.css'

registerStyles(css)

type SkeletonProps = {
  /** A CSS length or percentage. @default '100%' */
  width?: string | undefined
  /** A CSS length. @default one line of text */
  height?: string | undefined
}

/** Placeholder of a text. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" aria-hidden style={{ inlineSize: width, blockSize: height }} />
}
