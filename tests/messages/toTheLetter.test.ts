import { expect, it } from 'vitest'
import { textAt } from '#messages/catalog.ts'
import { en } from '#messages/en/index.ts'
import { firstTexts } from '#seed/content/legal/index.ts'

/**
 * English texts that are required to the letter. Source: docs/rules/trivia.md S-002-2.2, docs/rules/legal.md
 * S-002-2.3, docs/rules/chat.md X-8, docs/rules/store.md B-desk-of-orders, docs/rules/billing.md S-003-2.15.
 */
const required: Readonly<Record<string, string>> = {
  'trivia.page.try_demo': 'Try Demo Version',
  'trivia.play.exit': 'Exit',
  'trivia.play.submit': 'Submit Answer',
  'trivia.play.next': 'Next Question',
  'trivia.play.finish': 'Finish Session',
  'trivia.play.complete': 'Complete Trivia!',
  'trivia.play.all_done': 'All Sessions Complete!',
  'trivia.page.soon': 'coming soon',
  'triviaDesk.title': 'Saturday Trivia Admin',
  'triviaDesk.back': 'Back to Dashboard',
  'triviaDesk.tab.questions': 'Questions',
  'triviaDesk.tab.rounds': 'Rounds',
  'triviaDesk.tab.auto_gen': 'Auto-Gen',
  'triviaDesk.tab.breaks': 'Wellness Breaks',
  'triviaDesk.rounds.create': 'Create Round',
  'triviaDesk.generation.generation_failed': 'Generation failed',
  'triviaDesk.generation.publishing_failed': 'Publishing failed',
  'triviaDesk.break_videos.fetch_failed': 'Fetch Failed',
  'chat.note.held_child': 'A grown-up is checking this (usually {{minutes}} min).',
  'pages.crisis.title': 'Crisis Resources',
  'pages.crisis.near_link': 'Find Local Crisis Resources',
  'cart.sign_in.title': 'Please sign in to add items to cart',
  'cart.failed': 'Error loading cart',
  'cart.error.checkout_failed': 'Checkout error',
  'cart.paid.title': 'Payment Successful',
  'cart.paid.dashboard': 'Return to Dashboard',
  'cart.thanks.title': 'Thank you for your purchase!',
  'cart.thanks.home': 'Back to Home',
  'store.unknown_group': 'Age group not found',
  'store.products_failed': 'Error loading products',
  'store.product_failed': 'Error loading product',
  'orders.failed': 'Error loading orders',
  'orders.library.failed': 'Error loading library',
  'orders.library.download_failed': 'Download failed',
  'orders.library.restore_failed': 'Error restoring',
  'ordersDesk.none': 'No orders found. Try a different search term.',
  'ordersDesk.resend': 'Resend',
  'ordersDesk.resent': 'Receipt sent!',
  'ordersDesk.resend_failed': 'Failed to send receipt',
  'ordersDesk.resend_default': 'An error occurred',
  'storeDesk.image_failed': 'Failed to upload image',
  'storeDesk.images_failed': 'Failed to upload images',
  'storeDesk.file_failed': 'Failed to upload digital files',
  'storeDesk.create_failed': 'Failed to create product',
  'storeDesk.update_failed': 'Failed to update product',
  'storeDesk.delete_failed': 'Failed to delete product',
  'storeDesk.list_failed': 'Failed to load products',
  'storeDesk.load_failed': 'Failed to load product',
  'storeDesk.status_failed': 'Failed to update product status',
  'readiness.publish.b': 'Phase B Go Live',
  'readiness.publish.c': 'Phase C Monitoring',
  'billing.sign_in.title': 'Authentication required',
  'billing.sign_in.text': 'Please sign in to subscribe',
  'billing.status.trialing': 'Free Trial',
  'billing.status.active': 'Subscribed',
  'payments.diagnostics.ready': 'Ready',
  'payments.diagnostics.not_ready': 'Not Ready',
  'payments.test.live': 'LIVE',
  'payments.test.mode_test': 'TEST',
  'payments.setup.check': 'Status Check',
  'payments.setup.webhook': 'Webhook Setup',
  'payments.setup.transaction': 'Test Transaction',
  'legal.admin.versions': 'Legal Versions',
  'legal.admin.preview': 'Preview',
  'legal.admin.bump': 'Bump Version',
  'legal.admin.ledger': 'Consent Ledger',
  'legal.admin.export': 'Export CSV',
}

it.each(Object.entries(required))('%s is “%s”', (key, text) => {
  expect(textAt(en, key)).toBe(text)
})

it.each([
  ['shipping', 'Shipping Policy'],
  ['refunds', 'Refund Policy'],
  ['terms', 'Terms of Use'],
  ['privacy', 'Privacy Policy'],
  ['guidelines', 'Community Guidelines'],
  ['inclusion', 'Inclusion & Respect'],
] as const)('the page of %s is named “%s”', (name, title) => {
  expect(firstTexts.en[name].title).toBe(title)
})
