import { useMessages } from '../custom-element/element-context.js'
import { errorText } from '../hooks/error-text.js'
import type { QueryStanding } from '../hooks/use-query.js'
import { Banner } from '../../ui/feedback/banner.js'

interface Props {
  readonly standing: QueryStanding
  readonly message: string
  /** @default Try again */
  readonly actionLabel?: string
}

/** Says that something could not be loaded, what is being done about it, and lets a person try again at once. */
export function StandingBanner({ standing, message, actionLabel }: Props) {
  const messages = useMessages()
  const { error, failureCount, isFetching, fetch } = standing
  if (error === undefined && failureCount === 0) return null
  const isTrying = failureCount > 0
  return (
    <Banner
      message={message}
      detail={isTrying ? messages.general.stillTrying : errorText(error, messages)}
      actionLabel={actionLabel ?? messages.general.tryAgain}
      onAction={fetch}
      pending={isFetching && !isTrying}
    />
  )
}
