import { route, type Routes } from '../route.js'

const types = ['page', 'screen', 'track', 'group', 'identify', 'alias']

/** Usage messages. They are validated and discarded. */
export const usageMessageRoutes: Routes = {
  '/internal/tlmtry': {
    ...route(
      'POST',
      (read) => {
        if (!types.includes(read.string('type'))) read.reject('type', `Must be one of ${types.join(', ')}`)
        read.string('messageId')
        read.string('timestamp')
        read.optionalDate('timestamp')
      },
      () => ({})
    ),
    isPublic: true
  }
}
