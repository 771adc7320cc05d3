import { useMessages } from '../../element/custom-element/element-context.js'
import { Banner } from '../../ui/feedback/banner.js'
import type { HouseCodes } from '../access-codes/house/use-house-codes.js'
import { useOverviewMessages } from './overview-texts.js'

/** Says how far access codes are known, where that is not wholly. */
export function CodeNotices({ house }: { readonly house: HouseCodes }) {
  const { general } = useMessages()
  const { overview: texts } = useOverviewMessages()
  const { answered, count, failed, refused, isRetrying, isSettled, retry } = house
  const lost = failed - refused
  return (
    <>
      {lost > 0 && (
        <Banner
          message={texts.codesFailed(lost)}
          actionLabel={general.tryAgain}
          onAction={retry}
          pending={isRetrying}
        />
      )}
      {refused > 0 && <p className="overview-note">{texts.codesRefused}</p>}
      {!isSettled && <p className="overview-note">{texts.readingCodes(answered, count)}</p>}
    </>
  )
}
