/** Connecting an account, in English. */
export const en = () => ({
  connectAccount: {
    connect: 'Connect Account',
    failed: 'Couldn’t open the page for connecting your account.',
    nextStep: 'Try again in a moment. If it keeps failing, contact support.'
  }
})
