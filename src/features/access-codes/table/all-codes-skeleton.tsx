import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'

/** More rows than fit into the list. */
const MOST_ROWS = 18
const ROWS_PER_LOCK = 3

interface Props {
  /** Locks whose codes are listed. @default all */
  readonly deviceIds?: readonly string[] | undefined
}

/** Skeletons of the codes of all locks. They fill the list, unless it is a list of a few locks. */
export const AllCodesSkeleton = ({ deviceIds }: Props) => (
  <div className="scrolling">
    <SkeletonRows trailing count={deviceIds ? Math.min(MOST_ROWS, ROWS_PER_LOCK * deviceIds.length) : MOST_ROWS} />
  </div>
)

/** Place of the issues and of the choices of the codes of all locks. */
export const AllCodesToolbar = () => (
  <>
    <div className="chips inline wrap" />
    <div className="all-locks-choices" />
  </>
)
