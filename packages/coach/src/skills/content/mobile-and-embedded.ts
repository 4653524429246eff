import { defineSkills } from '../define-skills.ts';

export const mobileAndEmbedded = defineSkills({
  id: 'mobile-and-embedded',
  title: 'Mobile, games and embedded systems',
  skills: {
    'iOS development': 'ios, ios app development, iphone development, ios sdk, ios apps, ios applications',
    'Android development':
      'android, android sdk, android app development, android apps, android applications',
    'Mobile development':
      'mobile app development, mobile application development, mobile apps, mobile applications, mobile developer',
    'React Native': 'react-native, expo react native',
    Flutter: '',
    Ionic: 'ionic framework, cordova, phonegap, capacitor, apache cordova',
    Xamarin: '.net maui, xamarin forms',
    SwiftUI: 'swift ui',
    UIKit: 'cocoa touch, cocoapods, cocoa',
    Xcode: '',
    'Android Studio': '',
    'Jetpack Compose': 'android jetpack',
    'Core Data': 'realm database',
    'Core Animation': 'core graphics, autolayout, auto layout',
    MVVM: 'mvc, model view controller, mvp pattern, viper, mvc architecture, mvc pattern',
    'Push notifications': 'apns, firebase cloud messaging, fcm',
    'App Store deployment':
      'app store connect, testflight, google play console, app store, google play store, app store optimization',
    Fastlane: 'bitrise, app center',
    Espresso: 'espresso testing, xctest, xcuitest',
    'Bluetooth Low Energy': 'bluetooth, ble, zigbee, nfc, z-wave, lorawan',
    'Augmented reality': 'arkit, arcore, virtual reality, ar/vr, vr, mixed reality, oculus, hololens',
    Unity: 'unity3d, unity 3d, unity engine',
    'Unreal Engine': 'unreal, ue4, ue5, unreal engine 4, unreal engine 5',
    Godot: '',
    'Game development':
      'game design, game programming, game engines, gameplay programming, level design, video games',
    OpenGL: 'vulkan, directx, direct3d, shaders, hlsl, glsl, shader programming',
    'Computer graphics': '3d graphics, rendering engines, ray tracing',
    'Embedded systems':
      'embedded software, embedded, embedded development, embedded programming, embedded systems design, embedded linux',
    Firmware: 'firmware development, bios, bootloaders, uefi',
    Microcontrollers:
      'microcontroller, arm cortex, stm32, avr, pic microcontroller, esp32, 8051, microprocessors, msp430, cortex-m, microprocessor',
    Arduino: '',
    'Raspberry Pi': 'raspberrypi',
    RTOS: 'freertos, vxworks, real-time operating systems, qnx, zephyr rtos, real time operating system, real-time operating system',
    'Internet of things': 'iot, internet-of-things, iiot, iot devices, mqtt, coap',
    FPGA: 'xilinx, altera, vivado, quartus, fpga design, fpgas',
    'ASIC design': 'asic, vlsi, rtl design, soc design, rtl, physical design, vlsi design',
    'Device drivers':
      'kernel development, device driver, linux device drivers, driver development, kernel drivers',
    'CAN bus': 'canbus, canoe, autosar, lin bus, j1939, can protocol, canalyzer',
    I2C: 'uart, i2c/spi, rs-232, rs232, rs485, modbus',
    'Digital signal processing': 'dsp, signal processing, image signal processing',
    'PCB design':
      'altium, altium designer, pcb layout, eagle pcb, kicad, orcad, printed circuit boards, printed circuit board, cadence allegro, pcb',
    'Circuit design':
      'analog circuit design, digital circuit design, circuit analysis, mixed-signal, analog design, ltspice, pspice, schematic capture, spice simulation, electronic circuits, schematics, analog circuits',
    'Digital electronics':
      'digital logic, logic design, analog electronics, digital design, electronic components, power electronics',
    Oscilloscopes:
      'oscilloscope, logic analyzer, multimeter, spectrum analyzer, multimeters, test equipment, signal generators, electronic test equipment',
    Soldering: 'smt, surface mount, rework soldering, solder, ipc-a-610, through-hole',
    Robotics: 'ros, robot operating system, industrial robots, fanuc, robotic arms, robot programming',
    'Control systems':
      'pid control, control theory, feedback control, control system design, controls engineering',
    Mechatronics: 'electromechanical systems, electromechanical, electro-mechanical',
    'Autonomous vehicles': 'self-driving, adas, slam, sensor fusion, kalman filter, autonomous driving',
    'Sensor integration': 'sensor data, data acquisition systems, transducers',
    LabVIEW: 'ni labview, national instruments, teststand',
    'Model-based design': 'stateflow, model based development, hardware-in-the-loop, hil testing',
    Avionics: 'do-178c, do-178b, arinc 429, mil-std-1553, aerospace systems, flight controls',
    'Hardware design':
      'hardware development, hardware engineering, hardware debugging, board bring-up, hardware integration',
    Antennas: 'antenna design, rf design, microwave engineering, hfss, rf circuits',
    'Edge computing': 'edge ai, tinyml, nvidia jetson',
    'Wearable technology': 'wearables, smartwatch apps',
    'Drone operation': 'uav, unmanned aerial vehicles, uas, part 107, suas',
    'Computer architecture': 'risc-v, computer organization, cache coherence, cpu architecture',
    'Linux kernel': 'yocto, buildroot, openwrt',
  },
  guarded: {
    Unity: 'unreal, game, games, c#, 3d, vr, ar, engine',
    Espresso: 'android, junit, appium, xctest, testing, automation, kotlin',
    Flutter: 'dart, android, ios, mobile, react native, firebase',
  },
  exact: 'NFC, BLE, ROS, SMT, AVR, RTL, VR, UAS, MVC, MVVM, FCM, BIOS, PCB',
});
