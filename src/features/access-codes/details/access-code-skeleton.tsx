import { ScreenPlaceholder } from '../../../element/custom-element/screen-placeholder.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { DetailsPage } from '../../../ui/layout/details-page.js'
import { Hero } from '../../../ui/layout/hero.js'
import { inText } from '../../../ui/style/in-text.js'
import { SkeletonCard } from '../../device/device-skeleton.js'
import { UsePlaceholder } from './code-use-section.js'

/** Skeleton of the details of a code: its digits, its use, its device and its information. */
export const AccessCodeSkeleton = () => (
  <DetailsPage
    className="code-details"
    facts={
      <>
        <UsePlaceholder />
        <SkeletonCard height={96} lines={2} />
        <SkeletonCard height={46} />
      </>
    }
    isHidden
  >
    <Hero label="" title={<Skeleton width="8em" />} meta={<Skeleton width="6em" />}>
      <Skeleton width="10em" height={inText(44)} />
      <Skeleton height={inText(32)} />
    </Hero>
  </DetailsPage>
)

/** Placeholder before React is loaded. */
export const AccessCodePlaceholder = () => <ScreenPlaceholder isEyebrow rows={<AccessCodeSkeleton />} />
