import css from './skeleton.css'
import { useStyles } from '../style/styles.js'

export type SkeletonProps = {
  /** A CSS length or share. @default '100%' */
  width?: string | undefined
  /** A CSS length. @default one line of the text around it */
  height?: string | undefined
}

/** Holds the place of a text that is on its way. */
export function Skeleton({ width, height }: SkeletonProps) {
  useStyles(css)
  return <span className="skeleton" aria-hidden style={{ inlineSize: width, blockSize: height }} />
}
