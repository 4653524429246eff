export { Component } from './not-open.tsx';
