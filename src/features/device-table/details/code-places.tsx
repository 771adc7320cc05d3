import { Skeleton } from '../../../ui/feedback/skeleton.js'

/** Maximum number of access codes in the lock details. The last one shows in a wide element only. */
export const MOST_CODES = 3

/** Placeholder of the next access codes. @param count `undefined` if unknown */
export const CodePlaces = ({ count = 2 }: { readonly count: number | undefined }) =>
  count > 0 && (
    <ul className="next-codes">
      {Array.from({ length: Math.min(count, MOST_CODES) }, (_, index) => (
        <li key={index} className="inline gap-3">
          <Skeleton width="60%" />
        </li>
      ))}
    </ul>
  )
