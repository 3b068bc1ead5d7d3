import type { EmailAdapter } from 'payload'

/** Payload sends no mail here: every mail is a job with words in four languages (`operations/notifications/queueMail.ts`). */
export const noPayloadMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('mails leave through the queue only')),
})
