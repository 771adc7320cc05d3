import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { nextCodes } from '../../access-codes/rules/next-codes.js'
import { shownCode } from '../../access-codes/rules/shown-code.js'
import { useDates } from '../../access-codes/use-dates.js'
import { windowText } from '../../access-codes/window-text.js'
import { CodePlaces, MOST_CODES } from './code-places.js'

export interface NextCodesProps {
  readonly device: Device
  readonly codes: readonly AccessCode[]
  /** Number of codes. `undefined` while unknown. */
  readonly count: number | undefined
}

interface CodeListProps extends Pick<NextCodesProps, 'device'> {
  readonly next: ReturnType<typeof nextCodes>
}

/** Separate, because the first use of a time zone is slow and a lock may have no dates to show. */
function CodeList({ device, next }: CodeListProps) {
  const messages = useTexts()
  const dates = useDates(displayZone(device))
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none.
    <ul role="list" className="next-codes">
      {next.map(({ code, window }) => (
        <li key={code.access_code_id} className="inline gap-3">
          <bdi className="clip">{shownCode(code, device).name ?? messages.accessCode.unnamed}</bdi>{' '}
          <small>{windowText(window, messages, dates.date)}</small>
        </li>
      ))}
    </ul>
  )
}

/** The access codes that end or start next, with their dates. */
export function NextCodes({ device, codes, count }: NextCodesProps) {
  const now = useNow()
  if (count === undefined) return <CodePlaces count={count} />
  const next = nextCodes(codes, now).slice(0, MOST_CODES)
  return next.length > 0 && <CodeList device={device} next={next} />
}
