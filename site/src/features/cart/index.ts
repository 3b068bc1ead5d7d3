export { AddToCart } from './AddToCart.tsx'
